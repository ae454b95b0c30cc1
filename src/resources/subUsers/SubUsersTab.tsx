import { EmbeddedList } from '../../components/list/ListPage.tsx'
import { subUsers } from './index.ts'

/** The account's secondary users, as a tab of "My account". */
const SubUsersTab = () => <EmbeddedList of={subUsers} />

export default SubUsersTab
