import { useLocation } from 'react-router-dom'
import { matchPage } from '../../contracts/pages.ts'
import { productModeOf } from '../../contracts/productMode.ts'
import { useSession } from '../authProvider/session.ts'
import { BrandMark } from '../components/BrandMark.tsx'
import { BrandWithTag } from '../components/plain/BrandWithTag.tsx'
import { builtPages } from '../customRoutes/routes.tsx'
import { useTexts } from '../i18n/useTexts.ts'
import { AppShell } from './AppShell.tsx'
import { ProductMenu } from './menu/ProductMenu.tsx'
import { ConsoleTopBar } from './topBar/ConsoleTopBar.tsx'

/** The e-sign and the background check have a layout of their own: their name beside the brand, and their menu alone (A47). */
export const ProductLayout = ({ product }: { product: 'esign' | 'bgc' }) => {
  const text = useTexts('shell')
  const { config } = useSession()
  const page = matchPage(useLocation().pathname)
  const name = text(`productNames.${product}`)
  const mode = page && productModeOf(page.name, builtPages)
  return (
    <AppShell
      brand={rail => (rail ? <BrandMark /> : <BrandWithTag name={config.brandName} tag={name} />)}
      topBar={openMenu => <ConsoleTopBar onOpenMenu={openMenu} />}
      menu={rail => <ProductMenu title={name} mode={mode} rail={rail} />}
    />
  )
}
