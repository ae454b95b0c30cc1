import type { ProductId } from '../../contracts/checks/catalogue.ts'
import type { Product } from '../../contracts/products/index.ts'
import { type LazyPage, lazyPage } from '../components/plain/lazyPage.ts'
import { withTexts } from '../i18n/bundles.ts'
import type { InitialForm } from './verifications/form/useInitialForm.ts'
import type { VerificationRecord } from './verifications/record.ts'

interface ProductScreens {
  verify?: LazyPage
  show?: LazyPage
  /** In place of the generated form for one check. */
  form?: LazyPage<{ product: Product; start: InitialForm }>
  /** More pages of the product, linked from its form. */
  links?: LazyPage
  /** What the user can do while the check waits for a person. */
  wait?: LazyPage<{ record: VerificationRecord }>
}

const statement = withTexts(() => import('./bankStatements/pages.tsx'), {
  first: ['app', 'console', 'shared', 'statements'],
})

const faces = withTexts(() => import('./faces/pages.tsx'), { first: ['app', 'console', 'shared', 'faces'] })

/** Custom screens of some products. The others are generated from their declaration. */
export const productScreens: Partial<Record<ProductId, ProductScreens>> = {
  'aadhaar-otp': { wait: lazyPage(() => import('./aadhaar/ConfirmCode.tsx')) },
  'aml-screen': {
    show: lazyPage(withTexts(() => import('./aml/AmlShow.tsx'), { first: ['app', 'console', 'shared', 'aml'] })),
    links: lazyPage(() => import('./aml/AmlLinks.tsx')),
  },
  'face-match': { show: lazyPage(async () => ({ default: (await faces()).MatchShow })) },
  'face-liveness': {
    verify: lazyPage(async () => ({ default: (await faces()).LivenessPage })),
    show: lazyPage(async () => ({ default: (await faces()).LivenessShow })),
  },
  'face-search': {
    form: lazyPage(async () => ({ default: (await faces()).SearchForm })),
    show: lazyPage(async () => ({ default: (await faces()).SearchShow })),
    links: lazyPage(async () => ({ default: (await faces()).SearchLinks })),
  },
  'bank-statement': {
    show: lazyPage(async () => ({ default: (await statement()).StatementShow })),
    links: lazyPage(async () => ({ default: (await statement()).StatementLinks })),
  },
  'court-case-check': {
    verify: lazyPage(() => import('./court/CourtCheckPage.tsx')),
    show: lazyPage(() => import('./court/CourtReport.tsx')),
  },
  'ocr-document': {
    form: lazyPage(
      withTexts(() => import('./ocr/DocumentForm.tsx'), { first: ['app', 'console', 'shared', 'documents'] }),
    ),
    show: lazyPage(
      withTexts(() => import('./ocr/DocumentShow.tsx'), { first: ['app', 'console', 'shared', 'documents'] }),
    ),
    links: lazyPage(
      withTexts(() => import('./ocr/DocumentLinks.tsx'), { first: ['app', 'console', 'shared', 'documents'] }),
    ),
  },
}
