export { components } from '../hi/components.ts'
export { reactAdmin } from '../hi/reactAdmin.ts'
export { responses } from '../hi/responses.ts'
export { shell } from '../hi/shell.ts'
