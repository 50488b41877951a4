import type { Plugin } from 'esbuild'

/**
 * What services, settings and addresses export is all that they do. A module of theirs whose numbers
 * esbuild has written where they are used would else stay as an empty file, which every visitor loads.
 */
export const servicesWithoutEffects: Plugin = {
  name: 'services without effects',
  setup: (build) => {
    build.onResolve(
      { filter: /\/(?:services|config|addresses)\// },
      async ({ path, kind, resolveDir, importer, pluginData }) => {
        if (pluginData === 'resolving') return undefined
        const found = await build.resolve(path, {
          kind,
          resolveDir,
          importer,
          pluginData: 'resolving',
        })
        return found.errors.length > 0 ? { errors: found.errors } : { ...found, sideEffects: false }
      },
    )
  },
}
