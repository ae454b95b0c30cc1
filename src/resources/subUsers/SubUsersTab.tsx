import { EmbeddedList } from '../../components/list/ListPage.tsx'
import { subUsers } from './index.ts'
import { TeamRoles } from './TeamRoles.tsx'

/** Secondary users and their roles as a tab of "My account". */
const SubUsersTab = () => (
  <>
    <EmbeddedList of={subUsers} />
    <TeamRoles />
  </>
)

export default SubUsersTab
