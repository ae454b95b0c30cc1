import { registrars } from './identifiers/registrars.ts'
import { gstStates } from './identifiers/states.ts'
import type { Locale } from './text.ts'

const byName = new Map([...gstStates.values(), ...registrars.values()].map(name => [name.en, name]))

/** A state's name in the reader's language. Stored and sent it is English; what is no state's name stays as it is. */
export const stateName = (name: string, locale: Locale): string => byName.get(name)?.[locale] ?? name
