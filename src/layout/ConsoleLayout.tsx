import { useLocation } from 'react-router-dom'
import { consoleMenu } from '../../contracts/menu.ts'
import { productAt } from '../../contracts/products/index.ts'
import { useSession } from '../authProvider/session.ts'
import { Brand, Mark } from '../components/Mark.tsx'
import { MainMenu } from './menu/MainMenu.tsx'
import { ProductMenu } from './menu/ProductMenu.tsx'
import { Shell } from './Shell.tsx'
import { ConsoleTopBar } from './topBar/ConsoleTopBar.tsx'

/** The customer's layout: the menu in main or product mode, and the bar with greeting, wallets and profile. */
export const ConsoleLayout = () => {
  const { role, config } = useSession()
  const product = productAt(useLocation().pathname)
  const groups = consoleMenu(config.apiDocsUrl)
  return (
    <Shell
      brand={rail => (rail ? <Mark /> : <Brand name={config.brandName} />)}
      topBar={openMenu => <ConsoleTopBar onOpenMenu={openMenu} />}
      menu={rail =>
        product ? <ProductMenu product={product} rail={rail} /> : <MainMenu groups={groups} viewer={role} rail={rail} />
      }
    />
  )
}
