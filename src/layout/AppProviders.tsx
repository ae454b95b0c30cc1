import { StyledEngineProvider } from '@mui/material'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  AdminContext,
  type AuthProvider,
  type DataProvider,
  DefaultTitleContextProvider,
  type I18nProvider,
  Notification,
  ResourceDefinitionContextProvider,
  type Store,
} from 'react-admin'
import { muiThemes } from '../theme/muiTheme.ts'
import { useThemeMode } from '../theme/themeMode.ts'

export interface AppParts {
  basename: string
  authProvider: AuthProvider
  dataProvider: DataProvider
  i18nProvider: I18nProvider
  queryClient: QueryClient
  store: Store
  definitions: Record<string, { name: string }>
}

/** What react-admin's `<Admin>` sets up, less its own pages and layout (docs/decisions/0008). */
export const AppProviders = ({ parts, brand, children }: { parts: AppParts; brand: string; children: ReactNode }) => {
  const { definitions, ...contexts } = parts
  const { resolved } = useThemeMode()
  return (
    // MUI's styles first, so that a stylesheet of ours wins wherever its chunk is loaded.
    <StyledEngineProvider injectFirst>
      <AdminContext {...contexts} theme={muiThemes[resolved]} darkTheme={null}>
        <ResourceDefinitionContextProvider definitions={definitions}>
          <DefaultTitleContextProvider value={brand}>
            {children}
            <Notification />
          </DefaultTitleContextProvider>
        </ResourceDefinitionContextProvider>
      </AdminContext>
    </StyledEngineProvider>
  )
}
