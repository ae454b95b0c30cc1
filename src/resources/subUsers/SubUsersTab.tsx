import { EmbeddedList } from '../../components/list/ListPage.tsx'
import { subUsers } from './index.ts'

/** Secondary users as a tab of "My account". */
const SubUsersTab = () => <EmbeddedList of={subUsers} />

export default SubUsersTab
