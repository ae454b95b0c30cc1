import type { MailFit } from '../../../contracts/cases/stepPerson.ts'
import { describeAddress } from '../../sources/runners/mailDomains.ts'

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** What a company is, which its domain leaves out. */
const legal = listOf('private limited pvt ltd llp inc incorporated corp corporation company co plc gmbh the and of')
/** What a company does or where, which its domain often leaves out. */
const general = listOf(
  'technologies technology tech solutions services service systems industries enterprises group holdings consultancy consulting india global international',
)
/** Second labels of public suffixes, as in `example.co.in`. */
const secondLabels = listOf('co com net org gov nic ac edu res ernet firm gen ind')

/**
 * Whether an e-mail address is one of the employer's, by its domain: the words of the employer's name in their order, without those that say what kind of company
 * it is, or the first letters of at least three words. A domain that only contains the name does not fit: anybody can register one.
 */
export function mailFit(email: string | null, employer: string | null): MailFit {
  if (email === null) return 'unknown'
  const { domain, freeProvider, disposable } = describeAddress(email.toLowerCase())
  if (freeProvider || disposable) return 'free'
  const words = (employer ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’.&]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(word => word !== '' && !legal.has(word))
  if (words.length === 0) return 'unknown'
  const core = words.filter(word => !general.has(word))
  const initials = words.map(word => word[0]).join('')
  const names = [words.join(''), core.join(''), ...(words.length >= 3 ? [initials] : [])]
  return names.includes(nameIn(domain)) ? 'fits' : 'differs'
}

/** The part of a domain that its owner has chosen: `tcs` of `mail.tcs.co.in`, without hyphens. */
function nameIn(domain: string): string {
  const labels = domain.split('.').slice(0, -1)
  const last = labels.at(-1) ?? ''
  const name = labels.length > 1 && secondLabels.has(last) ? labels.at(-2) : last
  return (name ?? '').replaceAll('-', '')
}
