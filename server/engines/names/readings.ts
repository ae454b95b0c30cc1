import { knownName } from './knownNames.ts'

/** A name that a text may stand for. */
export interface Reading {
  name: string
  isFormer: boolean
}

const formerly =
  /[\s,(]+(?:formerly|erstwhile|previously|earlier|f\.?\s?k\.?\s?a\.?)(?:\s+known\s+as|\s+called)?[\s:.]+/iu
const alias = /[\s,(]+(?:alias|urf|n[eé]e|a\.?\s?k\.?\s?a)[\s:.]+|\s*@\s*/iu

/** The first look, which most names do not pass. */
const MARKED = /formerly|erstwhile|previously|earlier|[fa]\.?\s?k\.?\s?a|alias|urf|n[eé]e|@/iu

/** A name as it is, without its alias, and as it was before; and Sri Devi in one word. The first is the name itself. */
export function readingsOf(name: string): Reading[] {
  const readings = MARKED.test(name) ? markedReadings(name) : [{ name, isFormer: false }]
  const joined = withTitleJoined(name)
  return joined === undefined ? readings : [...readings, { name: joined, isFormer: false }]
}

function markedReadings(name: string): Reading[] {
  const [now = '', former] = name.split(formerly, 2)
  if (former && now.trim())
    return [
      { name: now, isFormer: false },
      { name: former.replace(/\)\s*$/, ''), isFormer: true },
    ]
  const [own = '', other] = name.split(alias, 2)
  const readings = [{ name, isFormer: false }]
  return other && own.trim() ? [...readings, { name: own, isFormer: false }] : readings
}

const titled = /^(\s*)(sh?ri|sh?ree)\s+(?=([a-z]+))/i

/** “Sri Devi” as one word, if that is a well-known name: Sri is a title, too. */
export function withTitleJoined(name: string): string | undefined {
  const [all, , title = '', word = ''] = titled.exec(name) ?? []
  if (all === undefined || !knownName((title + word).toLowerCase()).usual) return undefined
  return title + name.slice(all.length)
}
