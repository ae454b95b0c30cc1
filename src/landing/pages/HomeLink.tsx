import { paths } from '../../../contracts/paths.ts'
import linkStyles from '../../components/plain/LinkButton.module.css'

export const HomeLink = ({ children }: { children: string }) => (
  <a className={linkStyles.link} href={paths.home}>
    {children}
  </a>
)
