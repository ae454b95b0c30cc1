import { useLocation } from 'react-router-dom'
import { menuFor } from '../../contracts/menu.ts'
import { matchPage } from '../../contracts/pages.ts'
import { productModeOf } from '../../contracts/productMode.ts'
import { productAt } from '../../contracts/products/index.ts'
import { useSession } from '../authProvider/session.ts'
import { useFeatures } from '../authProvider/useFeatures.ts'
import { BrandLogo, BrandMark } from '../components/BrandMark.tsx'
import { builtPages } from '../customRoutes/routes.tsx'
import { useLocale } from '../i18n/locale.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { AppShell } from './AppShell.tsx'
import { MainMenu } from './menu/MainMenu.tsx'
import { ProductMenu, productMenuModeOf } from './menu/ProductMenu.tsx'
import { ConsoleTopBar } from './topBar/ConsoleTopBar.tsx'

/** The customer's layout: the menu in main or product mode, and the bar with greeting, wallets and profile. */
export const ConsoleLayout = () => {
  const { config } = useSession()
  return (
    <AppShell
      brand={rail => (rail ? <BrandMark /> : <BrandLogo name={config.brandName} />)}
      topBar={openMenu => <ConsoleTopBar onOpenMenu={openMenu} />}
      menu={rail => <SideMenu rail={rail} />}
    />
  )
}

const SideMenu = ({ rail }: { rail: boolean }) => {
  const text = useTexts('shell')
  const locale = useLocale()
  const { userId, role, config } = useSession()
  const flags = useFeatures()
  const { pathname } = useLocation()
  const product = productAt(pathname)
  if (product)
    return (
      <ProductMenu
        title={(product.title ?? product.label)[locale]}
        product={product}
        mode={productMenuModeOf(product, pathname)}
        rail={rail}
      />
    )
  const page = matchPage(pathname)
  const mode = page && productModeOf(page.name, builtPages)
  if (mode) return <ProductMenu title={text(`productNames.${mode.name}`)} mode={mode} rail={rail} />
  const groups = menuFor({ userId, role, apiDocsUrl: config.apiDocsUrl }, flags, builtPages)
  return <MainMenu groups={groups} rail={rail} />
}
