import { useSite } from '../pageContext/site.js'
import OpenNow from '../site/OpenNow.js'

export default function Hours() {
  const { hours, t } = useSite()
  return (
    <div data-hours="">
      <p>
        <OpenNow />
      </p>
      {hours.closure !== undefined && <p className="closure-notice">{hours.closure}</p>}
      <details className="wide-open">
        <summary className="more">{t('common:hours.caption')}</summary>
        <table className="hours">
          <caption className="vh">{t('common:hours.caption')}</caption>
          <tbody>
            {hours.week.map(({ day, hours: words, isToday }) => (
              <tr key={day} aria-current={isToday ? 'date' : undefined}>
                <th scope="row">{isToday ? t('common:hours.today', { day }) : day}</th>
                <td>{words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}
