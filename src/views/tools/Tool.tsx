import { isExam } from '../../addresses/pageTable.js'
import { urlFor } from '../../addresses/urlFor.js'
import type { ToolName } from '../../services/content/schemas/sections.js'
import { noDate } from '../../shared/tools/typedDate.js'
import Island from '../browser/islands/Island.js'
import { type SiteTools, useSite } from '../pageContext/site.js'
import CycleDays from './cycleDays/CycleDays.island.js'
import ExamDates from './ExamDates.island.js'
import ExamFinder from './ExamFinder.island.js'
import MriCheck from './mriCheck/MriCheck.island.js'
import PreparationSheet from './preparationSheet/PreparationSheet.island.js'

const nothingDated = { ...noDate, known: '', weeks: '', days: '', embryo: '' }

const island = (
  name: ToolName,
  { action, exam }: { readonly action: string; readonly exam: string },
  { address, data, requestedTool, now }: SiteTools,
) => {
  const hydration = { dataFrom: address, hydrates: 'used' } as const
  const common = { action, data, ...(requestedTool?.tool === name ? { now } : {}) }
  switch (name) {
    case 'examFinder': {
      const input = requestedTool?.tool === name ? requestedTool.input : { words: '' }
      const props = { ...common, input }
      return <Island name="ExamFinder" component={ExamFinder} props={props} {...hydration} />
    }
    case 'examDates': {
      const input = requestedTool?.tool === name ? requestedTool.input : nothingDated
      const props = { ...common, input }
      return <Island name="ExamDates" component={ExamDates} props={props} {...hydration} />
    }
    case 'cycleDays': {
      const input =
        requestedTool?.tool === name ? requestedTool.input : { ...noDate, exam: '', situations: [] }
      const props = { ...common, input }
      return <Island name="CycleDays" component={CycleDays} props={props} {...hydration} />
    }
    case 'preparationSheet': {
      const empty = { exam, hour: '', exam2: '', hour2: '' }
      const props = { ...common, input: requestedTool?.tool === name ? requestedTool.input : empty }
      return (
        <Island name="PreparationSheet" component={PreparationSheet} props={props} {...hydration} />
      )
    }
    case 'mriCheck': {
      const props = {
        ...common,
        input: requestedTool?.tool === name ? requestedTool.input : { items: [] },
      }
      return <Island name="MriCheck" component={MriCheck} props={props} {...hydration} />
    }
  }
}

export default function Tool({ name }: { readonly name: ToolName }) {
  const { locale, page, tools } = useSite()
  if (page === undefined || page === 'job') return null
  const place = { action: urlFor(page, locale), exam: isExam(page) ? page : '' }
  return island(name, place, tools)
}
