import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { delimiter, isAbsolute, join } from 'node:path'

const canRun = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  )

/** The program of LibreOffice that a start uses: the one that was set, or `soffice` if it is in `PATH`; undefined without one. */
export async function findOffice(
  set: string | undefined,
  path = '',
): Promise<{ path: string | undefined; problems: string[] }> {
  if (set === 'none' || process.platform === 'win32') return { path: undefined, problems: [] }
  const name = set ?? 'soffice'
  const places = isAbsolute(name) ? [name] : path.split(delimiter).map(folder => join(folder, name))
  for (const place of places) if (await canRun(place)) return { path: place, problems: [] }
  return { path: undefined, problems: set === undefined ? [] : ['SOFFICE_PATH: there is no such program.'] }
}
