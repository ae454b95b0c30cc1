import { StyledEngineProvider } from '@mui/material'
import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  AdminContext,
  type AuthProvider,
  type DataProvider,
  DefaultTitleContextProvider,
  type I18nProvider,
  ResourceDefinitionContextProvider,
  type Store,
  useNotificationContext,
} from 'react-admin'
import { lazyPage } from '../components/plain/lazyPage.ts'
import { muiThemes } from '../theme/muiTheme.ts'
import { useThemeMode } from '../theme/themeMode.ts'

const Notifications = lazyPage(() => import('./Notifications.tsx'))

export interface AppParts {
  basename: string
  authProvider: AuthProvider
  dataProvider: DataProvider
  i18nProvider: I18nProvider
  queryClient: QueryClient
  store: Store
  definitions: Record<string, { name: string }>
}

/** The providers of react-admin's `<Admin>`, without its pages and layout (docs/decisions/0008). */
export const AppProviders = ({ parts, brand, children }: { parts: AppParts; brand: string; children: ReactNode }) => {
  const { definitions, ...contexts } = parts
  const { resolved } = useThemeMode()
  return (
    // Puts MUI's styles first, so that our stylesheets win in whatever order chunks are loaded.
    <StyledEngineProvider injectFirst>
      <AdminContext {...contexts} theme={muiThemes[resolved]} darkTheme={null}>
        <ResourceDefinitionContextProvider definitions={definitions}>
          <DefaultTitleContextProvider value={brand}>
            {children}
            <NotificationArea />
          </DefaultTitleContextProvider>
        </ResourceDefinitionContextProvider>
      </AdminContext>
    </StyledEngineProvider>
  )
}

/** Its code loads with the first message. */
const NotificationArea = () => {
  const [used, setUsed] = useState(false)
  const { notifications } = useNotificationContext()
  if (notifications.length > 0 && !used) setUsed(true)
  return used && <Notifications />
}
