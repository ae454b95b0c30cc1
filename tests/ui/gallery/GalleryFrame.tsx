import { CssBaseline, createTheme, ThemeProvider } from '@mui/material'
import { I18nContextProvider } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishMessages from 'ra-language-english'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { components as en } from '../../../contracts/messages/en/components.ts'
import { components as hi } from '../../../contracts/messages/hi/components.ts'
import { muiThemes } from '../../../src/theme/muiTheme.ts'
import { useThemeMode } from '../../../src/theme/themeMode.ts'

const i18n = {
  en: polyglotI18nProvider(() => ({ ...englishMessages, components: en }), 'en'),
  hi: polyglotI18nProvider(() => ({ ...englishMessages, components: hi }), 'hi'),
}

/** What the components need around them, without an `<Admin>`. */
export const GalleryFrame = ({ locale = 'en', children }: { locale?: 'en' | 'hi'; children: ReactNode }) => {
  const { resolved } = useThemeMode()
  return (
    <I18nContextProvider value={i18n[locale]}>
      <ThemeProvider theme={createTheme(muiThemes[resolved])}>
        <CssBaseline />
        <MemoryRouter>{children}</MemoryRouter>
      </ThemeProvider>
    </I18nContextProvider>
  )
}
