import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/**
 * Packs the data of the npm package `ifsc` (MIT; its code is not used) into the file that `server/sources/banks` reads:
 * `node scripts/packIfsc.ts FOLDER`, where FOLDER is the unpacked package. See docs/decisions/0047.
 *
 * The file is text in three parts, separated by empty lines and compressed with brotli; columns are separated by tabs.
 * 1. Banks: code, name, kind, IFSC and MICR of the head office, services as a sum of bits.
 * 2. Branches: code of the bank, then its numbers as differences in base 36 (`5-2` means one after a gap of 5, then 2 without a gap), then
 *    those with letters.
 * 3. Codes that a bank lends to another: the code or its beginning, and the code or the name of the bank that has the account.
 */

interface Bank {
  ifsc: string
  micr: string
  type: string
  ach_credit?: boolean
  ach_debit?: boolean
  apbs?: boolean
  nach_debit?: boolean
  upi?: boolean
}

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Usage: node scripts/packIfsc.ts FOLDER (the unpacked npm package "ifsc")')
  process.exit(2)
}

const read = <T>(name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T
const { version } = read<{ version: string }>('package.json')
const names = read<Record<string, string>>('src/banknames.json')
const banks = read<Record<string, Bank>>('src/banks.json')
const branches = read<Record<string, (number | string)[]>>('src/IFSC.json')
const lent = {
  ...read<Record<string, string>>('src/sublet.json'),
  ...read<Record<string, string>>('src/custom-sublets.json'),
}

const byCode = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)

const services = ['ach_credit', 'ach_debit', 'apbs', 'nach_debit', 'upi'] as const
const bitsOf = (bank: Bank) => services.reduce((sum, service, bit) => sum + (bank[service] ? 2 ** bit : 0), 0)

const bankLine = (code: string) => {
  const bank = banks[code]
  const facts = bank ? [bank.type, bank.ifsc, bank.micr, bitsOf(bank)] : []
  return [code, names[code]?.trim() ?? '', ...facts].join('\t')
}

/** `1 2 3 7` becomes `1-2 4`. */
function differences(numbers: number[]): string {
  const parts: string[] = []
  let [last, run] = [0, 0]
  const endRun = () => {
    if (run > 0) parts[parts.length - 1] += `-${run.toString(36)}`
    run = 0
  }
  for (const number of numbers.toSorted((a, b) => a - b)) {
    if (number === last + 1 && parts.length > 0) run++
    else {
      endRun()
      parts.push((number - last).toString(36))
    }
    last = number
  }
  endRun()
  return parts.join(' ')
}

const branchLine = ([code, all]: [string, (number | string)[]]) => {
  const numbers = all.filter(branch => typeof branch === 'number')
  const words = all.filter(branch => typeof branch === 'string')
  return [code, differences(numbers), words.toSorted().join(' ')].join('\t')
}

const parts = [
  [...new Set([...Object.keys(names), ...Object.keys(banks), ...Object.keys(branches)])].sort().map(bankLine),
  Object.entries(branches).sort(byCode).map(branchLine),
  Object.entries(lent)
    .sort(byCode)
    .map(line => line.join('\t')),
]
const text = `ifsc ${version}\n\n${parts.map(lines => lines.join('\n')).join('\n\n')}\n`
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants
const packed = brotliCompressSync(text, { params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 22 } })
writeFileSync('server/sources/banks/ifsc.txt.br', packed)
console.log(
  `${parts.map(lines => lines.length).join(', ')} banks, banks with branches and lent codes: ${packed.length} bytes`,
)
