import type { Plugin, Rolldown } from 'vite'
import { type GroupOptions, groupChunks } from './groupChunks.ts'

/**
 * Builds an application twice: the first build, which writes nothing, shows which entries need which modules, and the second one groups them by that.
 * The bundler itself makes a chunk for each set of entries, which are some hundreds of files of a few bytes.
 *
 * @param survey name of the environment that is built first
 */
export function chunkSurvey(survey: string, options: GroupOptions) {
  let groups: ReadonlyMap<string, string> | undefined
  const plugin: Plugin = {
    name: `chunk-survey-${survey}`,
    apply: 'build',
    applyToEnvironment: environment => environment.name === survey,
    generateBundle(_options, bundle) {
      const files = Object.entries(bundle)
      const chunks = files.filter((file): file is [string, Rolldown.OutputChunk] => file[1].type === 'chunk')
      groups = groupChunks(Object.fromEntries(chunks), options)
    },
  }
  /** For the second build. The groups have no circular imports, which lets them do without their dependencies. */
  const codeSplitting = {
    includeDependenciesRecursively: false,
    groups: [
      {
        name(id: string) {
          if (!groups) throw new Error(`The environment ${survey} has to be built first.`)
          return groups.get(id) ?? null
        },
      },
    ],
  }
  return { plugin, codeSplitting }
}
