import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { documentVerification as en } from '../../contracts/messages/en/documentVerification.ts'
import { documentVerification as hi } from '../../contracts/messages/hi/documentVerification.ts'
import { translate } from '../../contracts/messages/translate.ts'
import { describeVerification, type VerificationWords } from '../../contracts/words/pdfSignatureWords.ts'
import { LARGEST_PDF, verifyPdf } from '../engines/pdfSignatures/verifyPdf.ts'
import { readCertificates } from './signing/givenSigner.ts'

const VALID = 0
const NOT_VALID = 1
const NOT_CHECKED = 2

const usage = `Usage: npm run verify-document -- FILE [--root root.pem] [--trust roots.pem] [--password-file file] [--lang hi]
  --root   our root certificates (from /public/signing-root.pem); by default those in DATA_DIR
  --trust  further roots that you know
  --password-file  a file whose first line is the password of an encrypted document`

/**
 * `npm run verify-document -- FILE`: who signed a PDF and what changed since, without a network. Exits with 0 if it is valid, 1 if it is invalid or was
 * changed, 2 if it is unsigned or cannot be read, or after wrong use.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      root: { type: 'string' },
      trust: { type: 'string' },
      lang: { type: 'string', default: 'en' },
      // Not the password itself, which other users of the computer could see among its processes.
      'password-file': { type: 'string' },
    },
  })
  const [file, ...others] = positionals
  if (!file || others.length > 0) return cannot(usage)
  if ((await stat(file)).size > LARGEST_PDF) return cannot(en.reasons.tooLarge)
  const kept = (name: string) => readFile(join(process.env.DATA_DIR ?? 'data', name), 'utf8').catch(() => '')
  const ours = values.root ? await readFile(values.root, 'utf8') : await kept('signing-root.pem')
  const above = values.root ? '' : await kept('signing-chain.pem')
  const known = values.trust ? await readFile(values.trust, 'utf8') : ''
  const anchors = { ours: readCertificates(ours), known: [...readCertificates(above), ...readCertificates(known)] }
  const given = values['password-file']
  const password = given === undefined ? undefined : (await readFile(given, 'utf8')).split(/\r?\n/)[0]
  const found = await verifyPdf(await readFile(file), { anchors, password })
  const texts = values.lang === 'hi' ? hi : en
  const format = new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Kolkata',
  })
  print(
    describeVerification(found, {
      text: (key, more) => translate<typeof en>(texts, key, more),
      time: iso => `${format.format(new Date(iso))} IST`,
    }),
  )
  if (found.verdict === 'valid') return VALID
  return found.verdict === 'unsigned' || found.verdict === 'unreadable' ? NOT_CHECKED : NOT_VALID
}

function print({ headline, detail, reasons, signatures }: VerificationWords): void {
  console.log(`${headline}\n${detail}`)
  for (const reason of reasons) console.log(`- ${reason}`)
  for (const one of signatures) {
    console.log(`\n${one.title}: ${one.result}`)
    for (const { label, value } of one.facts) console.log(`  ${label}: ${value}`)
    for (const reason of one.reasons) console.log(`  - ${reason}`)
    for (const { text } of one.changes) console.log(`  - ${text}`)
  }
}

function cannot(message: string): number {
  console.error(message)
  return NOT_CHECKED
}

process.exitCode = await main().catch((error: Error) => cannot(`${error.message}\n${usage}`))
