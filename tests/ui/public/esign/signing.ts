import type { EsignOwnField, EsignSigning } from '../../../../contracts/calls/esignLinks.ts'
import { paths } from '../../../../contracts/platform/paths.ts'

export const token = 'AAAAAAAAAAAAAAAAAAAAAA'
export const signAddress = paths.signDocument.replace(':code', token)
export const acceptAddress = paths.acceptEsign.replace(':code', token)

export const READ = 'POST /public/esign-links/read'
export const SAVE = 'POST /public/esign-links/save'
export const SIGN = 'POST /public/esign-links/sign'
export const CONSENT = 'POST /public/esign-links/consent'

/** The smallest PNG. */
export const image =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export const ownField = (id: string, more: Partial<EsignOwnField> = {}): EsignOwnField => ({
  id,
  kind: 'text',
  page: 0,
  x: 72,
  y: 100,
  width: 160,
  height: 20,
  required: true,
  label: '',
  value: null,
  readOnly: false,
  options: [],
  format: null,
  least: null,
  most: null,
  attachment: null,
  ...more,
})

export const signingOf = (fields: EsignOwnField[], more: Partial<EsignSigning> = {}): EsignSigning => ({
  state: 'open',
  title: 'Lease of a shop',
  message: '',
  askedBy: 'Asha Traders',
  role: 'sign',
  method: 'picture',
  name: 'Ravi Kumar',
  locale: 'en',
  consent: 'I agree to sign electronically.',
  consented: true,
  bytes: 1000,
  sha256: 'a'.repeat(64),
  pages: [
    { width: 595, height: 842 },
    { width: 595, height: 842 },
  ],
  fields,
  others: [],
  pictures: [],
  isTest: false,
  afterUrl: null,
  ...more,
})

/** The engine: jsdom draws nothing. */
export const fakeEngine = () => ({
  startEngine: () => {},
  openDocument: async () => ({
    draw: () => ({ done: Promise.resolve(), cancel: () => {} }),
    write: async (page: number, container: HTMLElement) => {
      container.textContent = `Words of page ${page + 1}`
      return 595
    },
    wordsBefore: async ({ page }: { page: number }) => `Words before, page ${page + 1}`,
    close: () => {},
  }),
})

/** Names as pictures. */
export const fakeTyping = () => ({
  typedStyles: ['script', 'plain'],
  stylesFor: () => ['script', 'plain'],
  typedPicture: async (name: string) => (name === '' ? null : image),
  missingLetters: async (name: string) => (name.includes('☃') ? ['☃'] : []),
  initialsOf: (name: string) => name.replaceAll(/\B\w|\s/g, ''),
})
