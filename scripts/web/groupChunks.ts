/** A chunk as the bundler makes it when it is left alone: the modules that the same entries need. */
export interface Chunk {
  name: string
  /** Is loaded by a document. */
  isEntry: boolean
  /** Is loaded with `import()`. */
  isDynamicEntry: boolean
  /** The module that an entry was made for. */
  facadeModuleId: string | null
  modules: Readonly<Record<string, { renderedLength: number }>>
  /** File names of chunks. */
  imports: readonly string[]
  dynamicImports: readonly string[]
}

/** Chunks by file name. */
export type Chunks = Readonly<Record<string, Chunk>>

export interface GroupOptions {
  /** What one request costs, in bytes of code before minification. */
  requestBytes: number
  /** How often an entry is loaded, compared with the others; by its module. */
  weightOf: (moduleId: string) => number
  /** Whether an entry only starts loading others, which are drawn by whatever else loads them. */
  isPreloader: (moduleId: string) => boolean
}

interface Group {
  files: string[]
  bytes: number
  /** 1 for each entry that loads the group before its first drawing. */
  loadedBy: Uint8Array
  imports: Set<Group>
  /** Can be merged with others: no entry, which has a file of its own. */
  isShared: boolean
}

/**
 * Groups the chunks that several entries share, so that each entry loads few files and little code that it does not need: merges two groups as long as
 * the requests that this saves outweigh the code that other entries then load in vain. The result has no circular imports, which would change the
 * order of execution.
 *
 * @returns the group's name by module id; a chunk that stays alone is not listed
 */
export function groupChunks(
  chunks: Chunks,
  { requestBytes, weightOf, isPreloader }: GroupOptions,
): Map<string, string> {
  const entries = Object.keys(chunks).filter(file => isEntry(chunks[file]))
  const weights = Float64Array.from(entries, file => weightOf(chunks[file]?.facadeModuleId ?? ''))
  const drawing = entries.filter(file => !isPreloader(chunks[file]?.facadeModuleId ?? ''))
  const groups = groupsOf(chunks, entries, drawing)
  const shared = new Set([...groups].filter(({ isShared }) => isShared))
  const pairs = allPairs([...shared], (a, b) => gainOf(a, b, weights, requestBytes))
  for (;;) {
    const best = bestPair(pairs, weights)
    if (!best) return namesByModule(chunks, shared)
    const [a, b] = best
    shared.delete(b)
    merge(groups, a, b)
    const changed = reachableFrom(a)
    for (const pair of pairs)
      if (pair.a === b || pair.b === b) pairs.delete(pair)
      else if (changed.has(pair.a) || changed.has(pair.b)) pair.gain = gainOf(pair.a, pair.b, weights, requestBytes)
  }
}

const isEntry = (chunk?: Chunk) => Boolean(chunk?.isEntry || chunk?.isDynamicEntry)

/** One group for each chunk. */
function groupsOf(chunks: Chunks, entries: readonly string[], drawing: readonly string[]): Set<Group> {
  const loads = loadsOf(chunks, entries, drawing)
  const groups = new Map<string, Group>()
  for (const [file, chunk] of Object.entries(chunks)) {
    const loadedBy = Uint8Array.from(entries, entry => (loads.get(entry)?.has(file) ? 1 : 0))
    groups.set(file, { files: [file], bytes: bytesOf(chunk), loadedBy, imports: new Set(), isShared: !isEntry(chunk) })
  }
  for (const [file, group] of groups)
    for (const imported of chunks[file]?.imports ?? []) {
      const other = groups.get(imported)
      if (other) group.imports.add(other)
    }
  return new Set(groups.values())
}

const bytesOf = (chunk?: Chunk) =>
  Object.values(chunk?.modules ?? {}).reduce((sum, { renderedLength }) => sum + renderedLength, 0)

/** The files that an entry has loaded when it is drawn: its own, and those of whatever loads it, by every way that leads to it. */
function loadsOf(
  chunks: Chunks,
  entries: readonly string[],
  drawing: readonly string[],
): Map<string, ReadonlySet<string>> {
  const own = new Map(entries.map(entry => [entry, closureOf(chunks, entry)]))
  const loaders = (entry: string) =>
    drawing.filter(other => [...(own.get(other) ?? [])].some(file => chunks[file]?.dynamicImports.includes(entry)))
  const lazy = entries.filter(entry => !chunks[entry]?.isEntry).map(entry => ({ entry, loaders: loaders(entry) }))
  const all = new Set(Object.keys(chunks))
  const loads = new Map<string, ReadonlySet<string>>(own)
  for (const { entry } of lazy) loads.set(entry, all)
  for (let changed = true; changed; ) {
    changed = false
    for (const { entry, loaders } of lazy) {
      const before = [...all].filter(file => loaders.every(loader => loads.get(loader)?.has(file)))
      const now = new Set([...before, ...(own.get(entry) ?? [])])
      if (now.size === loads.get(entry)?.size) continue
      loads.set(entry, now)
      changed = true
    }
  }
  return loads
}

/** A file and all that it imports statically. */
function closureOf(chunks: Chunks, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !chunks[file]) return seen
  seen.add(file)
  for (const imported of chunks[file].imports) closureOf(chunks, imported, seen)
  return seen
}

interface Pair {
  a: Group
  b: Group
  /** What the merge saves at most: what the groups import is not counted. */
  gain: number
}

function allPairs(groups: readonly Group[], gain: (a: Group, b: Group) => number): Set<Pair> {
  const pairs = new Set<Pair>()
  for (const [index, a] of groups.entries())
    for (const b of groups.slice(index + 1)) pairs.add({ a, b, gain: gain(a, b) })
  return pairs
}

function bestPair(pairs: ReadonlySet<Pair>, weights: Float64Array): [Group, Group] | undefined {
  let most = 0
  let best: [Group, Group] | undefined
  for (const { a, b, gain } of pairs) {
    if (gain <= most) continue
    const exact = gain - importedInVain(a, b, weights) - importedInVain(b, a, weights)
    if (exact <= most || wouldBeCircular(a, b)) continue
    most = exact
    best = [a, b]
  }
  return best
}

/** What a merge saves less what it costs, in bytes over all entries. */
function gainOf(a: Group, b: Group, weights: Float64Array, requestBytes: number): number {
  let gain = 0
  for (let entry = 0; entry < weights.length; entry++) {
    const weight = weights[entry] ?? 0
    if (a.loadedBy[entry]) gain += weight * (b.loadedBy[entry] ? requestBytes : -b.bytes)
    else if (b.loadedBy[entry]) gain -= weight * a.bytes
  }
  return gain
}

/** The code that the entries of one group load in vain because the other one imports it. */
function importedInVain(of: Group, other: Group, weights: Float64Array): number {
  let bytes = 0
  for (const imported of reachableFrom(other)) {
    if (imported === of || imported === other) continue
    for (const [entry, weight] of weights.entries())
      if (of.loadedBy[entry] && !other.loadedBy[entry] && !imported.loadedBy[entry]) bytes += weight * imported.bytes
  }
  return bytes
}

const wouldBeCircular = (a: Group, b: Group) =>
  [...a.imports].some(group => group !== b && reachableFrom(group).has(b)) ||
  [...b.imports].some(group => group !== a && reachableFrom(group).has(a))

/** A group and all that it imports. */
function reachableFrom(group: Group, seen = new Set<Group>()): Set<Group> {
  if (seen.has(group)) return seen
  seen.add(group)
  for (const imported of group.imports) reachableFrom(imported, seen)
  return seen
}

/** Puts `b` into `a`. */
function merge(groups: Set<Group>, a: Group, b: Group): void {
  groups.delete(b)
  a.files.push(...b.files)
  a.bytes += b.bytes
  for (const imported of b.imports) a.imports.add(imported)
  for (const group of groups) if (group.imports.delete(b)) group.imports.add(a)
  a.imports.delete(a)
  a.imports.delete(b)
  for (const group of reachableFrom(a))
    for (const [entry, isLoaded] of a.loadedBy.entries()) if (isLoaded || b.loadedBy[entry]) group.loadedBy[entry] = 1
}

/** A group has the name of its largest chunk. */
function namesByModule(chunks: Chunks, groups: Iterable<Group>): Map<string, string> {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const { files } of groups) {
    if (files.length === 1) continue
    const largest = files.toSorted((a, b) => bytesOf(chunks[b]) - bytesOf(chunks[a]))[0] ?? ''
    let name = chunks[largest]?.name ?? 'shared'
    for (let number = 2; taken.has(name); number++) name = `${chunks[largest]?.name}${number}`
    taken.add(name)
    for (const file of files) for (const id of Object.keys(chunks[file]?.modules ?? {})) names.set(id, name)
  }
  return names
}
