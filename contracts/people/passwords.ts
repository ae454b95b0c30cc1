/** A124 */
export const passwordLength = { least: 10, most: 128 } as const

export type PasswordProblem = 'short' | 'long' | 'common'

/** The problem with a new password, or null: it needs 10 to 128 characters and must not be a common one (A124). */
export function passwordProblem(password: string): PasswordProblem | null {
  const { length } = Array.from(password)
  if (length < passwordLength.least) return 'short'
  if (length > passwordLength.most) return 'long'
  return commonPasswords.has(password.toLowerCase()) ? 'common' : null
}

const words =
  `password passw0rd p@ssword p@ssw0rd pa$$word qwerty qwertyuiop qwerty123 asdfgh asdfghjkl zxcvbnm 1q2w3e4r
  1q2w3e4r5t 1qaz2wsx q1w2e3r4 abcdef abcdefgh abc123 aabbcc letmein welcome iloveyou admin administrator root superuser
  changeme default secret login master dragon monkey football baseball cricket sunshine princess superman batman trustno1
  whatever starwars computer internet google facebook india bharat hindustan jaihind mumbai delhi chennai kolkata bangalore
  hyderabad krishna ganesh hanuman lakshmi saibaba jaishreeram omsairam shivshakti mother father family lovely sweety rahul
  priya rajesh suresh company business office test testing tester demo guest user username satyapan verification verify temp
  temporary winter summer spring monday`.split(/\s+/)

const years = Array.from({ length: 41 }, (_, index) => String(1990 + index))
const numbers = [
  '',
  '0',
  '1',
  '12',
  '123',
  '1234',
  '12345',
  '123456',
  '12345678',
  '123456789',
  '786',
  '007',
  '111',
  '321',
]
const joints = ['', '@', '#']
const ends = ['', '!']

const digits = '01234567890123456789'
const runs = Array.from({ length: 10 }, (_, start) => digits.slice(start, start + 10))
const backwards = runs.map(run => Array.from(run).reverse().join(''))

const MIN = 10
const MAX = 20

/** Common passwords in lower case: well-known words with the usual suffixes, runs of digits and repetitions. */
const commonPasswords: ReadonlySet<string> = new Set(
  [
    ...words.flatMap(word =>
      joints.flatMap(joint => [...numbers, ...years].flatMap(tail => ends.map(end => word + joint + tail + end))),
    ),
    ...words.map(word => word + word),
    ...[...runs, ...backwards, '1029384756', '1122334455'].flatMap(run => [run, `${run}0`, `${run}1`, run + run]),
    ...'0123456789abcdefghijklmnopqrstuvwxyz'
      .split('')
      .flatMap(one => Array.from({ length: MAX - MIN + 1 }, (_, more) => one.repeat(MIN + more))),
  ].filter(one => one.length >= MIN),
)
