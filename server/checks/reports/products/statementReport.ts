import { formatWholeRupees } from '../../../../contracts/platform/money.ts'
import type { Locale } from '../../../../contracts/platform/text.ts'
import { productOf, type ResultOf } from '../../../../contracts/products/index.ts'
import { translate } from '../../../platform/translate.ts'
import type { Section } from '../../../reports/blocks/section.ts'
import { monthText } from '../../verifications/resultText.ts'
import { declaredSections } from '../resultSections.ts'
import type { ProductReport } from './define.ts'

/** The declared report, and after its summary what came in and went out each month. */
export const statementReport: ProductReport = {
  sections: ({ result, locale }) => {
    const { months } = result as ResultOf<'bank-statement'>
    const [summary, ...tables] = declaredSections('bank-statement', result, locale)
    return [...(summary ? [summary] : []), ...(months.length > 1 ? [cashFlow(months, locale)] : []), ...tables]
  },
}

function cashFlow(months: ResultOf<'bank-statement'>['months'], locale: Locale): Section {
  const month = monthText(locale)
  const name = (source: string) =>
    productOf('bank-statement').resultFields.find(field => field.source === source)?.label[locale] ?? ''
  return {
    title: translate(locale, 'reports.cashFlow'),
    chart: {
      labels: months.map(one => month(one.month)),
      series: [
        { name: name('creditsPaise'), values: months.map(({ creditsPaise }) => creditsPaise) },
        { name: name('debitsPaise'), values: months.map(({ debitsPaise }) => debitsPaise) },
      ],
      format: formatWholeRupees,
    },
  }
}
