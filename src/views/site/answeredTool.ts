import type { ToolName } from '../../services/content/schemas/sections.js'
import type { SiteTools } from '../pageContext/site.js'

/** Value of `data-answered` for an answer rendered by the server; `markSection` sets it in the browser. */
export const answeredTool = (
  { asked }: SiteTools,
  tool: ToolName | undefined = asked?.tool,
): ToolName | undefined => (asked?.tool === tool ? tool : undefined)
