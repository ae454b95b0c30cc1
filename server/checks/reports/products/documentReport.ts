import { familyOf } from '../../../../contracts/documents/families.ts'
import { maskedFields } from '../../../../contracts/documents/maskedFields.ts'
import type { ResultOf } from '../../../../contracts/products/index.ts'
import { translate } from '../../../platform/translate.ts'
import { declaredSections } from '../resultSections.ts'
import type { ProductReport } from './define.ts'

type Result = ResultOf<'ocr-document'>

/** The declared report, but for the sizes of the pictures, and each side of the document as it is kept. What screens mask is blackened, because a report leaves the account. */
export const documentReport: ProductReport = {
  sections: (_record, result, locale) => declaredSections('ocr-document', result, locale, { leaveOut: ['pictures'] }),
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

/** Masked fields, and the machine-readable zone, which repeats them. The number of an Aadhaar is black in the kept picture, up to its last four digits. */
function hiddenOn(picture: number, { kind, fields, mrz }: Pick<Result, 'kind' | 'fields' | 'mrz'>) {
  const isAadhaar = familyOf(kind) === 'aadhaar'
  const masked = fields.filter(({ name }) => maskedFields[name] && !(isAadhaar && name === 'number'))
  return [...masked, ...mrz].filter(one => one.picture === picture).map(({ box }) => box)
}
