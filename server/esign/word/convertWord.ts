import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createQueue } from '../../platform/limitedQueue.ts'
import { Problem } from '../../platform/problem.ts'
import { runProgram } from '../../platform/runProgram.ts'

/** A contract of 100 pages takes 5 s. LibreOffice maps far more memory than it uses. */
const LIMITS = { ms: 60_000, cpuSeconds: 60, memoryMb: 4_096, fileMb: 200 }
const BUSY_SECONDS = 30

/** One at a time, because each takes 300 MB. */
const queue = createQueue({ atOnce: 1, most: 10 })

/** Read by the program before it opens a document: no macros, nothing from outside, no update of fields or links. */
const SETTINGS = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="DisableMacrosExecution" oor:op="fuse"><value>true</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="MacroSecurityLevel" oor:op="fuse"><value>3</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="BlockUntrustedRefererLinks" oor:op="fuse"><value>true</value></prop></item>
<item oor:path="/org.openoffice.Office.Writer/Content/Update"><prop oor:name="Link" oor:op="fuse"><value>0</value></prop></item>
</oor:items>
`

/** A Word document as PDF; null if it could not be read. Throws `unavailable` if too many wait. */
export async function convertWord(office: string, content: Buffer, busy: string): Promise<Buffer | null> {
  const place = queue.enter()
  if (!place) throw new Problem('unavailable', busy, undefined, BUSY_SECONDS)
  try {
    return await place.run(() => convert(office, content))
  } finally {
    place.leave()
  }
}

const PREFIX = 'satyapan-word-'
const LEFT_MS = 10 * LIMITS.ms

/** What a server that was killed has left behind. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const path = join(tmpdir(), name)
    const made = name.startsWith(PREFIX) ? (await stat(path).catch(() => null))?.mtimeMs : undefined
    if (made !== undefined && made < Date.now() - LEFT_MS) await rm(path, { recursive: true, force: true })
  }
}

async function convert(office: string, content: Buffer): Promise<Buffer | null> {
  await removeLeftovers()
  const directory = await mkdtemp(join(tmpdir(), PREFIX))
  try {
    const profile = join(directory, 'profile')
    await mkdir(join(profile, 'user'), { recursive: true })
    await writeFile(join(profile, 'user', 'registrymodifications.xcu'), SETTINGS)
    await writeFile(join(directory, 'document.docx'), content)
    const args = [
      `-env:UserInstallation=${pathToFileURL(profile).href}`,
      '--headless',
      '--norestore',
      '--nologo',
      '--nolockcheck',
      '--nodefault',
      '--nofirststartwizard',
      '--convert-to',
      'pdf:writer_pdf_Export',
      '--outdir',
      directory,
      join(directory, 'document.docx'),
    ]
    const isDone = await runProgram(office, args, directory, LIMITS)
    const made = join(directory, 'document.pdf')
    const isThere = isDone && (await stat(made).catch(() => null))?.isFile()
    return isThere ? await readFile(made) : null
  } finally {
    await rm(directory, { recursive: true, force: true, maxRetries: 3 })
  }
}
