import type { Locale } from '../../../../contracts/platform/text.ts'
import type { InputOf, ResultOf } from '../../../../contracts/products/index.ts'
import { livenessStepTexts } from '../../../../contracts/products/livenessTexts.ts'
import { translate } from '../../../platform/translate.ts'
import type { ProductReport } from './define.ts'

const nameOf = (number: number, locale: Locale) => translate(locale, 'reports.picture', { number })

/** Both pictures, each with the face that was compared. */
export const matchReport: ProductReport = {
  pictures: (input, result, locale) => {
    const { pictures } = input as InputOf<'face-match'>
    const { faces } = result as ResultOf<'face-match'>
    return {
      pictures: pictures.map((file, at) => ({
        of: { file },
        caption: nameOf(at + 1, locale),
        marks: faces.filter(({ picture }) => picture === at + 1),
      })),
    }
  },
}

/** The picture of each step, with what was asked. */
export const livenessReport: ProductReport = {
  pictures: (input, result, locale) => {
    const { frames } = input as InputOf<'face-liveness'>
    const { steps } = result as ResultOf<'face-liveness'>
    const stepAt = (at: number) => {
      const step = steps.find(({ picture }) => picture === at + 1)?.step
      return step ? [livenessStepTexts[step].label[locale]] : []
    }
    return {
      pictures: frames.map((file, at) => ({
        of: { file },
        caption: [nameOf(at + 1, locale), ...stepAt(at)].join(': '),
      })),
    }
  },
}

/** The picture with the face that was searched for. */
export const searchReport: ProductReport = {
  pictures: (input, result, locale) => {
    const { picture } = input as InputOf<'face-search'>
    const { faces } = result as ResultOf<'face-search'>
    return { pictures: [{ of: { file: picture }, caption: nameOf(1, locale), marks: faces }] }
  },
}
