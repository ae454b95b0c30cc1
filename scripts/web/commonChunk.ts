/** One file of the library imports all icons, so that its imports do not say which of them a page shows. */
const ICON = /\/lucide-react\/dist\/esm\/icons\//

interface ModuleInfo {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}

/** What the bundler knows of the modules it has read. */
interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleInfo | null
}

/**
 * Names the chunk that the pages of an entry share: what the entry itself imports, and what its first page imports and another page too. A visitor
 * loads nothing in it that the first page lacks. Left alone, the bundler splits this into some fifteen files, each a request, and together two
 * kilobytes heavier.
 */
export function commonChunk(...modules: [entry: string, pages: string, first: string]) {
  // The bundler's ids have slashes on every system.
  const [entry = '', pages = '', first = ''] = modules.map(path => path.replaceAll('\\', '/'))
  let common: Set<string> | undefined
  return (id: string, graph: ModuleGraph): string | null => {
    common ??= commonModules(graph, entry, pages, first)
    return common.has(id) && !ICON.test(id) ? 'common' : null
  }
}

function commonModules(graph: ModuleGraph, entry: string, pages: string, first: string): Set<string> {
  for (const id of [entry, pages, first])
    if (!graph.getModuleInfo(id))
      throw new Error(`The common chunk is described by ${id}, which is no part of the build.`)
  const common = reachable(graph, entry)
  common.delete(entry)
  const others = (graph.getModuleInfo(pages)?.dynamicallyImportedIds ?? []).filter(page => page !== first)
  const elsewhere = new Set(others.flatMap(page => [...reachable(graph, page)]))
  for (const id of reachable(graph, first)) if (elsewhere.has(id)) common.add(id)
  return common
}

/** A module and all that it imports, but what it loads lazily. */
function reachable(graph: ModuleGraph, from: string, reached = new Set<string>()): Set<string> {
  if (reached.has(from)) return reached
  reached.add(from)
  for (const id of graph.getModuleInfo(from)?.importedIds ?? []) reachable(graph, id, reached)
  return reached
}
