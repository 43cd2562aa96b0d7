export interface StatisticsConfiguration {
	/** Post types to choose from: key => plural name. */
	types: Record< string, string >;
	/** Day in the site's time zone: 2026-11-30. */
	today: string;
	/** Whether this user may turn counting on. */
	mayDecide: boolean;
	/** '' when this user may not change settings. */
	settingsUrl: string;
	/** URL of exports; the filters are appended. */
	csvUrl: string;
}

/** Returns the data of this screen in the page. */
export const configuration = (): StatisticsConfiguration =>
	( globalThis as unknown as { pagewrightStatistics: StatisticsConfiguration } )
		.pagewrightStatistics;
