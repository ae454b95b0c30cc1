import type { ClientConfig } from '../../dataProvider/clientConfig.ts'

const SandboxPage = ({ config }: { config: ClientConfig }) => <p>{config.brandName}</p>

export default SandboxPage
