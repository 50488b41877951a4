import { join } from 'node:path'
import { buildCatalogue } from '../../../src/services/content/buildCatalogue.js'
import { schemaOf } from '../../../src/services/content/documentType.js'
import { effectiveContent } from '../../../src/services/content/effectiveContent.js'
import { contentFolder, readContent } from '../../../src/services/content/loadContent.js'
import { draftVersion, readVersion } from '../../../src/services/content/versions.js'
import { testProject } from '../../support/site/testProject.js'

const catalogue = buildCatalogue(readContent(join(testProject, contentFolder)).documents)

const schemas = [...catalogue.defaults].flatMap(([document, json]) => {
  const type = catalogue.typeOf(document)
  const newest = type === undefined ? 0 : schemaOf(type)
  return Array.from({ length: newest }, (_, at) => ({ document, schema: at + 1, json }))
})

/** Returns a version as a store returns it. */
const stored = ({ document, schema, json }: (typeof schemas)[number]) => {
  const about = { document, schema, json, baseJson: json, confirmed: [], approval: null }
  return readVersion({ ...draftVersion(about, 0), version: 1 })
}

test('stored version › of every document and every schema number is shown unchanged by this build', async () => {
  expect(new Set(schemas.map(({ document }) => document)).size).toBe(catalogue.defaults.size)
  for (const one of schemas) {
    const { document, schema, json } = one
    const { documents, review } = await effectiveContent(
      catalogue,
      new Map([[document, stored(one)]]),
    )
    expect({ document, schema, json: documents.get(document), review }).toEqual({
      ...{ document, schema, json },
      review: [],
    })
  }
})
