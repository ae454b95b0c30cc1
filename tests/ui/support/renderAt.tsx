import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nContextProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { createI18nProvider } from '../../../src/i18n/i18nProvider.ts'

localStorage.setItem('locale', 'en')
const i18n = createI18nProvider()

/** Renders at a path with the app's real texts. */
export const renderAt = (path: string, children: ReactNode) =>
  render(
    <I18nContextProvider value={i18n}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </I18nContextProvider>,
  )
