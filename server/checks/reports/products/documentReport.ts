import { familyOf } from '../../../../contracts/ocr/families.ts'
import { documentMask } from '../../../../contracts/ocr/maskedFields.ts'
import type { ResultOf } from '../../../../contracts/products/index.ts'
import { translate } from '../../../platform/translate.ts'
import { maskIn, maskValue, type ShownIn } from '../../verifications/masking.ts'
import { declaredSections } from '../resultSections.ts'
import type { ProductReport } from './define.ts'

type Result = ResultOf<'ocr-document'>

/** The declared report, but for the sizes of the pictures, and each side of the document as it is kept. What the text masks is blackened, because a report leaves the account. */
export const documentReport: ProductReport = {
  sections: ({ result, opened, shownIn, locale }) => {
    const { kind, fields } = opened as Result
    const shown = { ...result, fields: fields.map(field => ({ ...field, value: shownValue(kind, field, shownIn) })) }
    return declaredSections('ocr-document', shown, locale, { leaveOut: ['pictures'] })
  },
  pictures: (_input, result, locale) => {
    const { pictures, ...read } = result as Result
    return {
      detail: translate(locale, 'reports.documentPictures'),
      pictures: pictures.map(({ file }, at) => ({
        of: { file },
        caption: translate(locale, 'reports.picture', { number: at + 1 }),
        hide: hiddenOn(at, read),
      })),
    }
  },
}

type Field = Result['fields'][number]

const maskOf = (kind: Result['kind'], name: Field['name'], shownIn: ShownIn) => {
  const mask = documentMask(familyOf(kind), name)
  return mask && maskIn(shownIn, { mask }, name === 'number')
}

/** Names and dates are shown, as on the page of the document. */
function shownValue(kind: Result['kind'], { name, value }: Field, shownIn: ShownIn): string {
  const mask = maskOf(kind, name, shownIn)
  return mask ? maskValue(mask, value) : value
}

/** Masked fields, and the machine-readable zone, which repeats them. The number of an Aadhaar is black in the kept picture, up to its last four digits. */
function hiddenOn(picture: number, { kind, fields, mrz }: Pick<Result, 'kind' | 'fields' | 'mrz'>) {
  const masked = fields.filter(({ name }) => maskOf(kind, name, 'report'))
  return [...masked, ...mrz].filter(one => one.picture === picture).map(({ box }) => box)
}
