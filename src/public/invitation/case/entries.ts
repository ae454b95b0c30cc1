import type { Draft } from '../../../../contracts/cases/draft.ts'

/** A file that was uploaded, by its id and the name under which it was chosen. */
export interface AttachedFile {
  id: string
  name: string
}

const indexOf = (path: string, list: string): number | null => {
  const [name, index] = path.split('.')
  return name === list && index !== undefined ? Number(index) : null
}

/** How many entries of a list a draft has; one that is empty to begin with. */
export const entryCount = (values: Draft, list: string): number =>
  Math.max(1, ...Object.keys(values).map(path => (indexOf(path, list) ?? -1) + 1))

/** Without one entry; those after it move up. */
export function withoutEntry(values: Draft, list: string, removed: number): Draft {
  const kept = Object.entries(values).flatMap(([path, value]): [string, string][] => {
    const index = indexOf(path, list)
    if (index === null || index < removed) return [[path, value]]
    if (index === removed) return []
    return [[path.replace(`${list}.${index}.`, `${list}.${index - 1}.`), value]]
  })
  return Object.fromEntries(kept)
}

/** The files at a path such as `employers.0`, in order. */
export function filesAt(values: Draft, path: string): AttachedFile[] {
  const files: AttachedFile[] = []
  for (let index = 0; ; index += 1) {
    const id = values[`${path}.files.${index}`]
    if (!id) return files
    files.push({ id, name: values[`${path}.fileNames.${index}`] ?? '' })
  }
}

/** With these files at a path, in place of those that were there. */
export function withFiles(values: Draft, path: string, files: readonly AttachedFile[]): Draft {
  const others = Object.entries(values).filter(
    ([key]) => !key.startsWith(`${path}.files.`) && !key.startsWith(`${path}.fileNames.`),
  )
  const added = files.flatMap(({ id, name }, index) => [
    [`${path}.files.${index}`, id],
    [`${path}.fileNames.${index}`, name],
  ])
  return Object.fromEntries([...others, ...added])
}
