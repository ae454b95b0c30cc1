import { DOMParser } from '@xmldom/xmldom'

/** Why a message is not taken. The message is for the log: it holds nothing of what came. */
export class EsignProblem extends Error {}

/** A response holds a certificate and one signature with its chain. */
const MAX_CHARACTERS = 400_000

/** Parses a message. Throws `EsignProblem` for what is no well-formed XML, is too long, or declares a document type, by which entities could come in. */
export function parseMessage(xml: string): Element {
  if (xml.length > MAX_CHARACTERS) throw new EsignProblem('the message is too long')
  if (/<!(?!--)/.test(xml)) throw new EsignProblem('the message declares a document type or holds a CDATA section')
  const refuse = () => {
    throw new EsignProblem('the message is no well-formed XML')
  }
  const parser = new DOMParser({ errorHandler: { warning: refuse, error: refuse, fatalError: refuse } })
  const { documentElement } = parser.parseFromString(xml, 'text/xml')
  if (!documentElement) refuse()
  return documentElement
}

/** The child elements with a name, in no namespace. */
export const childrenOf = (element: Element, name: string): Element[] =>
  elementsIn(element).filter(child => child.localName === name && !child.namespaceURI)

export const elementsIn = (element: Element): Element[] =>
  Array.from(element.childNodes).filter((node): node is Element => node.nodeType === 1)

/** The value of an attribute by the first of several names that is there; null if none is. */
export function attributeOf(element: Element, ...names: string[]): string | null {
  const name = names.find(one => element.hasAttribute(one))
  return name === undefined ? null : element.getAttribute(name)
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

const escaped = (value: string) => value.replaceAll(/[&<>"\t\n\r]/g, sign => escapes[sign] ?? sign)

/** An element as text. Its content is XML already. */
export function elementOf(name: string, attributes: Record<string, string>, content = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<${name}${written.join('')}>${content}</${name}>`
}
