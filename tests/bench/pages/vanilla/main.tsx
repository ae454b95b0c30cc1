import {
  Admin,
  type AuthProvider,
  Datagrid,
  DateField,
  EmailField,
  List,
  NumberField,
  Resource,
  TextField,
} from 'react-admin'
import { createRoot } from 'react-dom/client'
import { dataProvider } from './dataProvider.ts'

/** As in react-admin's tutorial: who signs in is remembered in the browser. */
const authProvider: AuthProvider = {
  login: async ({ username }: { username: string }) => localStorage.setItem('username', username),
  logout: async () => localStorage.removeItem('username'),
  checkAuth: () => (localStorage.getItem('username') ? Promise.resolve() : Promise.reject(new Error('signed out'))),
  checkError: async () => {},
  getIdentity: async () => ({ id: 'user', fullName: localStorage.getItem('username') ?? '' }),
  getPermissions: async () => undefined,
}

const CheckList = () => (
  <List>
    <Datagrid>
      <TextField source="id" />
      <TextField source="name" />
      <EmailField source="email" />
      <TextField source="status" />
      <NumberField source="amount" />
      <DateField source="createdAt" showTime />
    </Datagrid>
  </List>
)

/** What react-admin shows by itself: its layout, its sign-in page and one list. */
createRoot(document.getElementById('root') as HTMLElement).render(
  <Admin dataProvider={dataProvider} authProvider={authProvider} requireAuth>
    <Resource name="checks" list={CheckList} />
  </Admin>,
)
