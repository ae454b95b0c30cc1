import { CssBaseline, createTheme, ThemeProvider } from '@mui/material'
import { I18nContextProvider } from 'ra-core'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { createI18nProvider } from '../../../src/i18n/i18nProvider.ts'
import { LocaleContext } from '../../../src/i18n/locale.ts'
import { muiThemes } from '../../../src/theme/muiTheme.ts'
import { useThemeMode } from '../../../src/theme/themeMode.ts'

const i18n = createI18nProvider()

/** The context that components need, without `<Admin>`. */
export const GalleryFrame = ({ locale = 'en', children }: { locale?: 'en' | 'hi'; children: ReactNode }) => {
  const { resolved } = useThemeMode()
  return (
    <I18nContextProvider value={i18n}>
      <ThemeProvider theme={createTheme(muiThemes[resolved])}>
        <CssBaseline />
        <LocaleContext value={locale}>
          <MemoryRouter>{children}</MemoryRouter>
        </LocaleContext>
      </ThemeProvider>
    </I18nContextProvider>
  )
}
