export interface StatisticsConfiguration {
	/** Post types that can be chosen: key to name of many. */
	types: Record< string, string >;
	/** The site's day: 2026-11-30. */
	today: string;
	/** Whether this user may switch counting on. */
	mayDecide: boolean;
	/** '' where this user may not change settings. */
	settingsUrl: string;
	/** Where files are made; the question is added to it. */
	csvUrl: string;
}

/** What the page says of this screen. */
export const configuration = (): StatisticsConfiguration =>
	( globalThis as unknown as { pagewrightStatistics: StatisticsConfiguration } )
		.pagewrightStatistics;
