import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startProgram } from '../../../support/children.ts'
import { expectLedgerIntact } from '../../../support/ledger.ts'
import { temporaryDataEnv } from '../../../support/server.ts'
import { fill, type Place, temporaryDirectory } from '../../platform/backup/world.ts'

async function run(name: string, args: string[], place: Place) {
  const { exit, lines, errors } = startProgram(`server/app/backup/${name}Command.ts`, args, place)
  return { code: await exit, printed: lines.join('\n'), complaint: errors.join('\n') }
}

test('npm run backup and npm run restore, and what they refuse', { timeout: 400_000 }, async () => {
  const [source, target] = [await temporaryDataEnv(), await temporaryDataEnv()]
  expect(await run('backup', [], target)).toMatchObject({
    code: 1,
    complaint: expect.stringMatching(/no database|older than/),
  })
  await fill(source, 2)
  const directory = temporaryDirectory()
  expect(await run('backup', ['--keep', '0'], source)).toMatchObject({
    code: 2,
    complaint: expect.stringContaining('Usage'),
  })
  const made = await run('backup', ['--to', directory], source)
  expect(made).toMatchObject({ code: 0, complaint: '' })
  const path = /^(\S+\.backup) \(\d\.\d MB\)\nSealed with SECRET_KEY/.exec(made.printed)?.[1] ?? ''
  expect(path.startsWith(directory)).toBe(true)

  expect(await run('restore', [], target)).toMatchObject({
    code: 2,
    complaint: expect.stringContaining('Name one backup file'),
  })
  expect(await run('restore', [path, '--fast'], target)).toMatchObject({
    code: 2,
    complaint: expect.stringContaining("'--fast'"),
  })
  expect(await run('restore', [path, '--check'], target)).toMatchObject({
    code: 0,
    printed: expect.stringMatching(/rows .*[^]*Nothing was restored/),
  })
  const cut = join(directory, 'cut.backup')
  writeFileSync(cut, readFileSync(path).subarray(0, -1))
  expect(await run('restore', [cut], target)).toMatchObject({
    code: 3,
    complaint: expect.stringMatching(/^The backup is incomplete or was altered/),
  })

  const restored = await run('restore', [path], target)
  expect(restored).toMatchObject({ code: 0, complaint: '' })
  expect(restored.printed).toMatch(
    /waiting jobs +2\nfiles +1 +0\.3 MB\ntransfers +10[^]*audit entries +2\nThe ledger is consistent[^]*are as in the backup/,
  )
  await expectLedgerIntact(target)
  expect(await run('restore', [path], target)).toMatchObject({
    code: 1,
    complaint: expect.stringContaining('add: --replace'),
  })
})
