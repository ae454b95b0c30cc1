import { genderOf } from '../cleanEntity.ts'
import { datesOrText } from '../dates.ts'
import type { ListEntity } from '../entity.ts'

type Found = Pick<ListEntity, 'births' | 'countries' | 'genders' | 'identifiers' | 'links'> & { aliases: string[] }

/** `Passport A123456 (Iran)`, `National ID No. 12-34 (Iraq)`, `Registration Number 77 (Malta)` */
const identifier =
  /^((?:[A-Za-z.'/-]+ )*?(?:Passport|ID No\.|ID Number|Number|No\.|ID|Certificate|Folio|RIF|RUC|NIT|Cedula|Tax ID No\.|SSN|D\.N\.I\.|C\.U\.R\.P\.|R\.F\.C\.))\s+([^\s(;]+(?: [^\s(;]+)*?)(?:\s*\(([^)]+)\))?$/

/**
 * What OFAC writes into the remarks of an entry: `DOB 08 Oct 1964; nationality Iran; Gender Male; Passport A123 (Iran); Website …`.
 * Weak aliases stand there too: `a.k.a. 'THE DOCTOR'`.
 */
export function parseRemarks(remarks: string): Found {
  const found: Found = { births: [], countries: [], genders: [], identifiers: [], links: [], aliases: [] }
  for (const part of remarks.replace(/\.$/, '').split(/;\s*/)) addPart(found, part.trim())
  return found
}

/** OFAC writes sites without their scheme. */
export const siteOf = (site: string): string => (/^https?:/.test(site) ? site : `https://${site}`)

function addPart(found: Found, part: string): void {
  const birth = /^(?:alt\. )?DOB (.+)$/.exec(part)
  if (birth) found.births.push(...datesOrText(birth[1] as string))
  const country =
    /^(?:alt\. )?(?:nationality|citizen|Nationality of Registration|Organization Established in) (.+)$/.exec(part)
  if (country) found.countries.push(country[1] as string)
  const gender = /^Gender (\w+)$/.exec(part)
  if (gender) found.genders.push(...genderOf(gender[1] as string))
  const alias = /^(?:a|f|n)\.k\.a\. '(.+)'$/.exec(part)
  if (alias) found.aliases.push(alias[1] as string)
  const site = /^Website (\S+)$/i.exec(part)
  if (site) found.links.push(siteOf(site[1] as string))
  const number = identifier.exec(part)
  if (number)
    found.identifiers.push({ type: number[1] as string, value: number[2] as string, country: number[3] ?? null })
}
