import { soundOf } from './sound.ts'
import { lettersOf } from './spellingDistance.ts'
import { habitualForm } from './spellingHabits.ts'
import { abbreviations, businessWords } from './words/business.ts'
import { familyNames } from './words/familyNames.ts'
import { givenNames } from './words/givenNames.ts'
import { neighbours } from './words/neighbours.ts'
import { nicknames } from './words/nicknames.ts'
import { spellings } from './words/spellings.ts'

const groupsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s+/))

const names = groupsOf(`${neighbours}${givenNames}${familyNames}`).flat()
const usual = new Map(names.map(name => [name, name]))
for (const group of [...groupsOf(spellings), ...groupsOf(abbreviations), ...Array.from(businessWords, word => [word])])
  for (const word of group) if (!usual.has(word)) usual.set(word, group[0] ?? word)

const full = new Map<string, Set<string>>()
for (const [name = '', ...short] of groupsOf(nicknames))
  for (const word of short) full.set(word, (full.get(word) ?? new Set()).add(usual.get(name) ?? name))

const bySound = new Map<string, string>()
for (const [word, name] of usual) {
  const sound = soundOf(word)
  if (!bySound.has(sound)) bySound.set(sound, name)
}

const formOf = (sound: string) => habitualForm(lettersOf(sound))
/** Shorter ones are the form of too many words. */
const SHORTEST_FORM = 4
/** Of two names with one form neither is meant more than the other. */
const byForm = new Map<string, string | null>()
for (const [sound, name] of bySound) {
  const form = formOf(sound)
  if (form.length >= SHORTEST_FORM) byForm.set(form, byForm.has(form) ? null : name)
}

/** How the well-known names sound. */
export const knownSounds: readonly string[] = [...bySound.keys()]

/** Goutam is Gautam; Arabic and Bengali names that keep their “ou” are listed with it. */
const listed = (word: string, sound: string) =>
  usual.get(word) ?? (word.includes('ou') ? usual.get(word.replace('ou', 'au')) : undefined) ?? bySound.get(sound)

/**
 * The usual spelling of a well-known name, also of a word that sounds like it or is spelt by a habit; undefined for
 * other words. `isListed` tells that it sounds like one.
 */
export function knownName(word: string, sound = soundOf(word)): { usual: string | undefined; isListed: boolean } {
  const found = listed(word, sound)
  return { usual: found ?? byForm.get(formOf(sound)) ?? undefined, isListed: found !== undefined }
}

/** The names that a short form such as Bill stands for. */
export const fullNames = (word: string): readonly string[] => [...(full.get(word) ?? [])]
